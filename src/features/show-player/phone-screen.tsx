import type { ShowTexts } from '#src/content/schemas/show.ts';
import type { describeMinute } from './minute.ts';

type PhoneScreenProps = {
  minute: ReturnType<typeof describeMinute>;
  scene: string;
  product: string;
  texts: ShowTexts;
};

/** The viewer's screen at a minute, exposed to assistive technology as one labeled image. */
export function PhoneScreen({ minute, scene, product, texts }: PhoneScreenProps) {
  const { texts: shown } = minute;
  return (
    <div
      data-of="phone"
      role="img"
      aria-label={minute.picture}
      data-scene={minute.scene}
      className="show-phone"
    >
      <div className="show-screen">
        <img data-of="scene" src={scene} alt="" loading="lazy" className="show-scene" />
        <div className="show-top">
          <span className="show-live">{texts.live}</span>
          <span data-of="viewers" className="figures">
            {shown.viewers}
          </span>
        </div>
        <ul data-of="chat" className="show-chat">
          {minute.chat.map(([name, message]) => (
            <li key={name}>
              <b>{name}</b> {message}
            </li>
          ))}
        </ul>
        <div className="show-pin">
          <img data-of="thumb" src={product} alt="" width={58} height={58} loading="lazy" />
          <div>
            <div data-of="product" className="leading-tight font-semibold">
              {shown.product}
            </div>
            <div className="show-price">
              <span data-of="price" className="display figures">
                {shown.price}
              </span>{' '}
              <s data-of="former">{shown.former}</s>
              <span data-of="note">{shown.note}</span>
            </div>
          </div>
        </div>
      </div>
      <div className="show-meter">
        {texts.soldLabel}
        <div data-of="dollars" className="display figures">
          {shown.dollars}
        </div>
        <div data-of="sold">{shown.sold}</div>
      </div>
    </div>
  );
}
