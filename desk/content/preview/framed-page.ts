import { type ContentLocation, formatLocation, parseLocations } from '#shared/desk/preview.ts';

const amber = '#ffb23e';
const markName = 'preview-mark';
const previewStyles = `
  [data-content]:hover { outline: 2px dashed ${amber}; outline-offset: 3px; cursor: pointer }
  .${markName} { position: absolute; z-index: 50; border: 3px solid ${amber}; border-radius: 10px; pointer-events: none }
  .${markName}::before {
    content: attr(data-says); position: absolute; bottom: 100%; right: -3px; padding: 2px 8px; border-radius: 8px 8px 0 0;
    background: ${amber}; color: #14101a; font: 600 14px/1.4 system-ui, sans-serif; white-space: nowrap
  }
  .${markName}:not([data-says])::before { display: none }`;

/** Controls a preview page in its same-origin iframe. */
export class FramedPage {
  readonly #document: Document;
  readonly #window: Window & typeof globalThis;
  #remark = () => {};

  /** @throws Error if the frame contains no page of the same origin */
  constructor(frame: HTMLIFrameElement) {
    const { contentDocument, contentWindow } = frame;
    if (!contentDocument || !contentWindow) throw new Error('The frame contains no page');
    this.#document = contentDocument;
    this.#window = contentWindow as Window & typeof globalThis;
    const styles = new this.#window.CSSStyleSheet();
    styles.replaceSync(previewStyles);
    this.#document.adoptedStyleSheets.push(styles);
    this.#window.addEventListener('resize', () => this.#remark());
    // Forwards F6, which moves the focus to the next pane, because key events do not leave an iframe.
    this.#window.addEventListener('keydown', (event) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      frame.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'F6', shiftKey: event.shiftKey, bubbles: true }),
      );
    });
  }

  get scrollTop(): number {
    return this.#window.scrollY;
  }

  scrollTo(top: number): void {
    this.#window.scrollTo({ top, behavior: 'instant' });
  }

  onPress(handlePress: (places: ContentLocation[]) => void): void {
    const handleClick = (event: Event) => {
      const target = event.target as Element;
      if (target.closest('a[href]')) event.preventDefault();
      const places = target.closest('[data-content]')?.getAttribute('data-content');
      if (places) handlePress(parseLocations(places));
    };
    this.#document.addEventListener('click', handleClick, true);
  }

  /**
   * Outlines the element with the text at a location, or the first element below that location.
   * @param label text next to the outline
   * @param isFirst whether to scroll the element into view
   */
  outlineLocation(place: ContentLocation | null, label: string | undefined, isFirst: boolean): void {
    this.#remark = () => this.drawOutline(place, label);
    const found = this.drawOutline(place, label);
    if (!found || !isFirst) return;
    const { top, bottom } = found.getBoundingClientRect();
    if (top < 0 || bottom > this.#window.innerHeight)
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  drawOutline(place: ContentLocation | null, label: string | undefined): Element | undefined {
    for (const old of this.#document.querySelectorAll(`.${markName}`)) old.remove();
    const found = place && this.#find(place);
    if (!found) return undefined;
    const closed = found.closest('details:not([open])');
    if (closed instanceof this.#window.HTMLDetailsElement && !found.closest('summary')) closed.open = true;
    const { top, left, width, height } = found.getBoundingClientRect();
    if (width === 0 || height === 0) return undefined;
    const mark = this.#document.createElement('div');
    mark.className = markName;
    if (label) mark.dataset.says = label;
    Object.assign(mark.style, {
      top: `${top + this.#window.scrollY - 8}px`,
      left: `${left + this.#window.scrollX - 10}px`,
      width: `${width + 20}px`,
      height: `${height + 16}px`,
    });
    this.#document.documentElement.append(mark);
    return found;
  }

  #find(place: ContentLocation): Element | undefined {
    const text = formatLocation(place);
    const named = [...this.#document.querySelectorAll('[data-content]')];
    const locationsOf = (element: Element) => (element.getAttribute('data-content') ?? '').split(' ');
    const isVisible = (element: Element) => element.getBoundingClientRect().width > 0;
    const exact = named.filter((element) => locationsOf(element).includes(text));
    const below = named.filter((element) => locationsOf(element).some((one) => one.startsWith(`${text}/`)));
    return exact.find(isVisible) ?? exact[0] ?? below.find(isVisible);
  }
}
