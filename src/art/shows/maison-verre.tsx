import { useId } from 'react';
import { When } from './when.tsx';

/** Wax in the air over a candle glass, a fig and honey beside it; the wick burns in its second state, in the first show the glass stands alone. */
export function MaisonVerre() {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}w`} x1={0} y1={0} x2={0.3} y2={1}>
          <stop offset={0} stopColor="#ffe6dc" />
          <stop offset={0.45} stopColor="#ffc3b4" />
          <stop offset={1} stopColor="#f0958c" />
        </linearGradient>
        <linearGradient id={`${id}t`} x1={0} y1={0} x2={0} y2={1}>
          <stop offset={0} stopColor="#8c2a4c" />
          <stop offset={1} stopColor="#551236" />
        </linearGradient>
        <linearGradient id={`${id}g`} x1={0} y1={0} x2={1} y2={0.1}>
          <stop offset={0} stopColor="#d9fbf6" />
          <stop offset={0.35} stopColor="#7fd6d6" />
          <stop offset={0.8} stopColor="#1f9dab" />
          <stop offset={1} stopColor="#0b5563" />
        </linearGradient>
        <linearGradient id={`${id}x`} x1={0} y1={0} x2={1} y2={0}>
          <stop offset={0} stopColor="#fff9ec" />
          <stop offset={0.5} stopColor="#ffe6bd" />
          <stop offset={1} stopColor="#f0c48c" />
        </linearGradient>
        <linearGradient id={`${id}p`} x1={0} y1={0} x2={1} y2={0.4}>
          <stop offset={0} stopColor="#ffcf9a" />
          <stop offset={0.4} stopColor="#e8834e" />
          <stop offset={1} stopColor="#8c3a2c" />
        </linearGradient>
        <linearGradient id={`${id}s`} x1={0} y1={0} x2={1} y2={0}>
          <stop offset={0} stopColor="#fffaf0" />
          <stop offset={0.6} stopColor="#ffe2a6" />
          <stop offset={1} stopColor="#f0b860" />
        </linearGradient>
        <radialGradient id={`${id}f`} cx={0.5} cy={0.5} r={0.5}>
          <stop offset={0} stopColor="#fff3dc" stopOpacity={0.95} />
          <stop offset={0.35} stopColor="var(--color-amber)" stopOpacity={0.5} />
          <stop offset={1} stopColor="var(--color-amber)" stopOpacity={0} />
        </radialGradient>
        <linearGradient id={`${id}m`} x1={0} y1={0} x2={0.4} y2={1}>
          <stop offset={0} stopColor="var(--color-white)" />
          <stop offset={1} stopColor="#f6d9d0" />
        </linearGradient>
      </defs>
      <path d="M-200-60h720v900H-200Z" fill={`url(#${id}w)`} />
      <path d="M-10 60Q90 30 120 150T60 380H-10Z" fill="var(--color-white)" opacity={0.35} />
      <path d="M0 196h92v9H0ZM240 236h80v9h-80Z" fill="#a8385a" />
      <g transform="translate(24 196)">
        <path d="M-15-46h30v40q0 6-6 6H-9q-6 0-6-6Z" fill={`url(#${id}g)`} />
        <ellipse cy={-46} rx={15} ry={4} fill="#fff3dc" />
        <circle cy={-62} r={34} fill={`url(#${id}f)`} />
        <path d="M0-72q8 9 4 16-4 4-8 0-4-7 4-16Z" fill="var(--color-amber)" />
      </g>
      <g transform="translate(66 196)">
        <path d="M-13-32h26v27q0 5-5 5H-8q-5 0-5-5Z" fill="#b5254e" />
        <ellipse cy={-32} rx={13} ry={4} fill="#fff3dc" />
        <circle cy={-48} r={30} fill={`url(#${id}f)`} />
        <path d="M0-58q7 8 4 14-4 4-8 0-3-6 4-14Z" fill="var(--color-amber)" />
      </g>
      <g transform="translate(290 236)">
        <path d="M-15-40h30v34q0 6-6 6H-9q-6 0-6-6Z" fill="#fff3dc" />
        <ellipse cy={-40} rx={15} ry={4} fill="#ffd9b8" />
        <circle cy={-56} r={34} fill={`url(#${id}f)`} />
        <path d="M0-66q8 9 4 16-4 4-8 0-4-7 4-16Z" fill="#ff8a3d" />
      </g>
      <path d="M-200 386h720v460H-200Z" fill={`url(#${id}t)`} />
      <path d="M-200 386h720v7H-200Z" fill="#ff9a8a" />
      <When states="flat">
        <path d="M-200-60h720v446h-720Z" fill="#ece4df" opacity={0.86} />
        <path d="M-200 386h720v460H-200Z" fill="#b9a49f" />
      </When>
      <When states="second">
        <circle cx={164} cy={284} r={130} fill={`url(#${id}f)`} />
      </When>
      <When states="peak">
        <g transform="translate(214 158)rotate(-52)">
          <path d="M-44-38h84l12 102q2 16-16 16h-76q-18 0-16-16Z" fill={`url(#${id}p)`} />
          <path d="M-44-38h84l2 16h-88Z" fill="#ffd9a8" />
          <path d="M-44-38l-18-6 14 30Z" fill="#e8834e" />
          <path d="M-34-10l-8 72" stroke="#fff3dc" strokeWidth={6} strokeLinecap="round" opacity={0.6} />
          <path
            d="M46-16q48-6 46 30t-38 34"
            fill="none"
            stroke="var(--color-ink)"
            strokeWidth={11}
            strokeLinecap="round"
          />
        </g>
        <path d="M140 176q12-4 22 2 6 40 4 150h-13q2-110-13-152Z" fill={`url(#${id}s)`} />
      </When>
      <g transform="translate(162 404)">
        <ellipse cy={2} rx={76} ry={11} fill="#3f0f2c" opacity={0.55} />
        <path d="M-60-126h120v112q0 16-16 16H-44q-16 0-16-16Z" fill={`url(#${id}g)`} opacity={0.55} />
        <path d="M-52-78h104v62q0 10-10 10H-42q-10 0-10-10Z" fill={`url(#${id}x)`} />
        <ellipse cy={-78} rx={52} ry={11} fill="#fffaf0" />
        <ellipse cx={2} cy={-78} rx={18} ry={4.5} fill="#ffd58a" />
        <When states="second">
          <path d="M163-80v-16h4v16Z" transform="translate(-163)" fill="#14101a" />
          <path d="M2-132q17 20 11 34-11 8-22 0-7-14 11-34Z" fill="#ffb23e" />
          <path d="M2-116q8 10 5 17-5 4-10 0-3-7 5-17Z" fill="#fff" />
        </When>
        <ellipse
          cy={-126}
          rx={60}
          ry={12}
          fill="none"
          stroke="var(--color-white)"
          strokeWidth={4}
          opacity={0.9}
        />
        <path
          d="M-50-110v90"
          stroke="var(--color-white)"
          strokeWidth={7}
          strokeLinecap="round"
          opacity={0.75}
        />
        <path d="M-27-58h54v38h-54Z" fill="var(--color-white)" />
        <path d="M-18-46h36v4h-36ZM-12-36h24v3h-24Z" fill="#551236" />
      </g>
      <When states="peak second">
        <g transform="translate(52 392)">
          <ellipse cy={6} rx={46} ry={9} fill="#3f0f2c" opacity={0.5} />
          <path d="M-38-8q0-40 24-54 6-10 8-12 2 6 4 12 26 12 26 52 0 18-32 18T-38-8Z" fill="#4a1f66" />
          <path d="M-30-6q0-32 20-42 22 10 22 40 0 12-22 12T-30-6Z" fill="#ffd0c0" />
          <path d="M-24-6q0-24 14-32 16 8 16 30 0 9-15 9T-24-6Z" fill="#d9415a" />
          <g fill="#ffd294">
            <circle cx={-14} cy={-18} r={2} />
            <circle cx={-4} cy={-20} r={2} />
            <circle cx={-10} cy={-8} r={2} />
            <circle cx={0} cy={-8} r={2} />
            <circle cx={-18} cy={-6} r={2} />
            <circle cx={-8} cy={-28} r={2} />
          </g>
        </g>
        <g transform="translate(268 396)">
          <ellipse cy={4} rx={36} ry={8} fill="#3f0f2c" opacity={0.5} />
          <path d="M-26-44h52l4 36q0 12-14 12h-32q-14 0-14-12Z" fill="var(--color-amber)" />
          <path d="M-26-44h52l1 10h-54Z" fill="#fff3dc" opacity={0.8} />
          <ellipse cy={-44} rx={26} ry={6} fill="#d9772b" />
          <path d="M6-46 30-92" stroke="#c98a52" strokeWidth={6} strokeLinecap="round" />
          <ellipse cx={4} cy={-44} rx={9} ry={5} fill="#8c4c20" />
        </g>
      </When>
    </>
  );
}
