import { useId } from 'react';
import { When } from './when.tsx';

/** A raincoat with nobody in it under a rain pipe; dry in its second state, one of many on a rail in the first show. */
export function FieldAndFold() {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}w`} x1={0} y1={0} x2={0.25} y2={1}>
          <stop offset={0} stopColor="#9adfe2" />
          <stop offset={0.42} stopColor="#2ba3ad" />
          <stop offset={0.8} stopColor="#0b5563" />
          <stop offset={1} stopColor="#07323d" />
        </linearGradient>
        <linearGradient id={`${id}c`} x1={0} y1={0} x2={1} y2={0.25}>
          <stop offset={0} stopColor="#ffd58c" />
          <stop offset={0.4} stopColor="var(--color-amber)" />
          <stop offset={1} stopColor="#d9772b" />
        </linearGradient>
        <linearGradient id={`${id}d`} x1={0} y1={0} x2={1} y2={0}>
          <stop offset={0} stopColor="#f0a03a" />
          <stop offset={1} stopColor="#b8562f" />
        </linearGradient>
        <radialGradient id={`${id}l`} cx={164} cy={230} r={170} gradientUnits="userSpaceOnUse">
          <stop offset={0} stopColor="#fff3dc" stopOpacity={0.75} />
          <stop offset={0.45} stopColor="#c9f4f2" stopOpacity={0.3} />
          <stop offset={1} stopColor="#c9f4f2" stopOpacity={0} />
        </radialGradient>
        <linearGradient id={`${id}r`} x1={0} y1={0} x2={0} y2={1}>
          <stop offset={0} stopColor="var(--color-amber)" stopOpacity={0.55} />
          <stop offset={1} stopColor="var(--color-amber)" stopOpacity={0} />
        </linearGradient>
      </defs>
      <path d="M-200-60h720v900H-200Z" fill={`url(#${id}w)`} />
      <circle cx={164} cy={230} r={170} fill={`url(#${id}l)`} />
      <path d="M-200 418h720v440H-200Z" fill="#06303a" />
      <path d="M-200 418h720v5H-200Z" fill="#7fe3e6" opacity={0.5} />
      <path d="M18 112v300M302 112v300" stroke="#06303a" strokeWidth={6} />
      <path d="M10 112h48M262 112h48" stroke="#06303a" strokeWidth={6} strokeLinecap="round" />
      <g opacity={0.92}>
        <g transform="translate(38 122)scale(.72)">
          <path d="M0 0v12" stroke="#06303a" strokeWidth={4} />
          <path
            d="M-22 20 0 10 22 20 50 38 64 150 42 154 36 92 38 216H-38L-36 92-42 154-64 150-50 38Z"
            fill="#0d6f7b"
          />
          <path d="M0 16v200" stroke="var(--color-key)" strokeWidth={3} opacity={0.7} />
        </g>
        <g transform="translate(284 122)scale(.86)">
          <path d="M0 0v12" stroke="#06303a" strokeWidth={4} />
          <path
            d="M-22 20 0 10 22 20 50 38 64 150 42 154 36 92 38 216H-38L-36 92-42 154-64 150-50 38Z"
            fill="#0a5f6b"
          />
          <path d="M0 16v200" stroke="var(--color-key)" strokeWidth={3} opacity={0.6} />
        </g>
      </g>
      <When states="second">
        <circle cx={164} cy={230} r={210} fill={`url(#${id}l)`} />
      </When>
      <When states="flat">
        <path d="M-200-60h720v478h-720Z" fill="#dfe6e2" />
        <path d="M-200 418h720v440H-200Z" fill="#b9b2a8" />
        <path d="M-200 116h720v8h-720Z" fill="#8a8f8c" />
        <path
          transform="translate(20 122)scale(.62)"
          d="M-22 20 0 10 22 20 50 38 64 150 42 154 36 92 38 216H-38L-36 92-42 154-64 150-50 38Z"
          fill="#8fb4b4"
        />
        <path
          transform="translate(62 122)scale(.62)"
          d="M-22 20 0 10 22 20 50 38 64 150 42 154 36 92 38 216H-38L-36 92-42 154-64 150-50 38Z"
          fill="#b9a99a"
        />
        <path
          transform="translate(104 122)scale(.62)"
          d="M-22 20 0 10 22 20 50 38 64 150 42 154 36 92 38 216H-38L-36 92-42 154-64 150-50 38Z"
          fill="#9fb0a8"
        />
        <path
          transform="translate(226 122)scale(.62)"
          d="M-22 20 0 10 22 20 50 38 64 150 42 154 36 92 38 216H-38L-36 92-42 154-64 150-50 38Z"
          fill="#a8b4b8"
        />
        <path
          transform="translate(266 122)scale(.62)"
          d="M-22 20 0 10 22 20 50 38 64 150 42 154 36 92 38 216H-38L-36 92-42 154-64 150-50 38Z"
          fill="#c2b3a6"
        />
        <path
          transform="translate(306 122)scale(.62)"
          d="M-22 20 0 10 22 20 50 38 64 150 42 154 36 92 38 216H-38L-36 92-42 154-64 150-50 38Z"
          fill="#93a9ad"
        />
      </When>
      <When states="peak">
        <path d="M-200 74h720v14H-200Z" fill="var(--color-ink)" />
        <path d="M-200 76h720" stroke="#5b4f69" strokeWidth={3} />
        <path
          d="M8 88h6v7h-6ZM28 88h6v7h-6ZM48 88h6v7h-6ZM68 88h6v7h-6ZM88 88h6v7h-6ZM108 88h6v7h-6ZM128 88h6v7h-6ZM148 88h6v7h-6ZM168 88h6v7h-6ZM188 88h6v7h-6ZM208 88h6v7h-6ZM228 88h6v7h-6ZM248 88h6v7h-6ZM268 88h6v7h-6ZM288 88h6v7h-6ZM308 88h6v7h-6Z"
          fill="var(--color-ink)"
        />
      </When>
      <When states="peak">
        <ellipse cx={164} cy={446} rx={118} ry={20} fill="#0b5563" />
        <ellipse cx={164} cy={446} rx={98} ry={14} fill={`url(#${id}r)`} />
        <path d="M60 446a104 16 0 0 0 208 0" fill="none" stroke="#9af0f2" strokeWidth={2.5} opacity={0.6} />
      </When>
      <When states="second flat">
        <ellipse cx={164} cy={448} rx={84} ry={11} fill="#052630" opacity={0.4} />
      </When>
      <path
        d="M160 392h8v52h-8ZM132 444l32-16 32 16"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path
        d="M128 196 96 214Q84 222 80 250L66 338l30 8 14-58-4 112h116l-4-112 14 58 30-8-14-88q-4-28-16-36l-32-18Z"
        fill={`url(#${id}c)`}
      />
      <path
        d="M164 196h36l32 18q12 8 16 36l14 88-30 8-14-58 4 112h-58Z"
        fill={`url(#${id}d)`}
        opacity={0.72}
      />
      <path
        d="M110 288 106 250M218 288l4-38"
        stroke="#8c4c20"
        strokeWidth={3}
        strokeLinecap="round"
        opacity={0.55}
      />
      <path d="M120 202Q112 128 164 124q52 4 44 78-20 20-44 20t-44-20Z" fill={`url(#${id}c)`} />
      <path d="M134 200q-6-52 30-54 36 2 30 54-12 14-30 14t-30-14Z" fill="var(--color-ink)" />
      <path d="M134 200q-6-52 30-54 12 1 20 8-40 2-36 56Z" fill="#3a1f14" />
      <path
        d="M120 190q0-60 44-64"
        fill="none"
        stroke="#fff3dc"
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.75}
      />
      <path d="M158 222h12v178h-12Z" fill="#fff3dc" opacity={0.9} />
      <g fill="var(--color-ink)">
        <circle cx={164} cy={244} r={3.2} />
        <circle cx={164} cy={280} r={3.2} />
        <circle cx={164} cy={316} r={3.2} />
        <circle cx={164} cy={352} r={3.2} />
      </g>
      <path d="M112 318h34v9h-34ZM182 318h34v9h-34Z" fill="var(--color-ink)" opacity={0.38} />
      <path
        d="M146 222q-6 14-6 26M182 222q6 14 6 26"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <When states="peak">
        <g fill="var(--color-white)" opacity={0.85}>
          <circle cx={118} cy={262} r={3} />
          <circle cx={130} cy={296} r={2.4} />
          <circle cx={122} cy={352} r={2.6} />
          <circle cx={206} cy={270} r={2.6} />
          <circle cx={198} cy={340} r={3} />
          <circle cx={214} cy={372} r={2.2} />
          <circle cx={92} cy={300} r={2.4} />
          <circle cx={240} cy={306} r={2.6} />
          <circle cx={136} cy={376} r={2.2} />
        </g>
        <g stroke="#e6fbfb" strokeWidth={2.2} strokeLinecap="round">
          <path
            d="M167 191v26M240 131v13M79 324v31M147 377v10M205 390v13M319 365v16M261 179v21M150 312v11M306 138v24M193 339v14M181 213v11M10 105v11M200 253v22M235 187v18M60 148v28M100 324v28M49 197v11M130 146v14M99 330v24M102 319v24M168 393v31M78 333v20M294 355v11M104 253v32M218 171v11M120 385v14M188 246v21M96 308v20M182 347v16M308 126v13M133 184v11"
            opacity={0.3}
          />
          <path
            d="M277 193v26M264 113v26M222 146v12M4 255v26M187 112v15M241 389v19M74 302v30M252 189v17M293 203v30M52 300v26M260 155v25M106 145v31M268 350v28M297 390v18M32 296v17M281 176v16M10 372v24M314 185v29M318 359v18M264 326v27"
            opacity={0.5}
          />
          <path
            d="M-4 214v32M274 389v30M19 221v14M45 304v23M90 285v30M291 224v23M85 315v28M80 370v26M237 173v13M30 127v20M134 102v18M50 377v28M157 111v12M302 144v22M51 156v26M-2 379v10M75 389v24M270 386v19M52 118v31M4 107v26M24 134v32M307 108v29M8 210v24"
            opacity={0.7}
          />
        </g>
        <g fill="none" stroke="var(--color-white)" strokeWidth={2.4} strokeLinecap="round" opacity={0.9}>
          <path d="M96 211q-2-8-7-10M104 209v-11M112 211q2-8 7-10" />
          <path d="M120 185q-2-8-7-10M128 183v-11M136 185q2-8 7-10" />
          <path d="M142 127q-2-8-7-10M150 125v-11M158 127q2-8 7-10" />
          <path d="M178 131q-2-8-7-10M186 129v-11M194 131q2-8 7-10" />
          <path d="M198 187q-2-8-7-10M206 185v-11M214 187q2-8 7-10" />
          <path d="M224 209q-2-8-7-10M232 207v-11M240 209q2-8 7-10" />
          <path d="M158 119q-2-8-7-10M166 117v-11M174 119q2-8 7-10" />
          <path d="M84 438q-4-8-9-9M94 434v-9M238 438q4-8 9-9M228 434v-9M126 452q-3-6-8-7M206 452q3-6 8-7" />
        </g>
      </When>
    </>
  );
}
