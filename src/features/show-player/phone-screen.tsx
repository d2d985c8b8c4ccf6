import type { ShowTexts } from '#src/content/schemas/show.ts';
import type { describeMinute } from './minute.ts';

type PhoneScreenProps = {
  minute: ReturnType<typeof describeMinute>;
  scene: string;
  product: string;
  words: ShowTexts;
};

/** The viewer's screen at a minute, exposed to assistive technology as one labeled image. */
export function PhoneScreen({ minute, scene, product, words }: PhoneScreenProps) {
  const { texts } = minute;
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
          <span className="show-live">{words.live}</span>
          <span data-of="viewers" className="figures">
            {texts.viewers}
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
              {texts.product}
            </div>
            <div className="show-price">
              <span data-of="price" className="display figures">
                {texts.price}
              </span>{' '}
              <s data-of="former">{texts.former}</s>
              <span data-of="note">{texts.note}</span>
            </div>
          </div>
        </div>
      </div>
      <div className="show-meter">
        {words.soldLabel}
        <div data-of="dollars" className="display figures">
          {texts.dollars}
        </div>
        <div data-of="sold">{texts.sold}</div>
      </div>
    </div>
  );
}
