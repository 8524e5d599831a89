import type { PhotoView } from '#machines/report/photoViews.ts';
import { circle } from '#src/fields/drawing/shapes.ts';

const side =
  'M5 27v-5q0-3 3-4l8-2 7-7q2-2 5-2h9q4 0 6 3l6 7 7 2q3 1 3 4v4M5 27h5M20 27h20M50 27h9M23 16h27M34 8v8' +
  circle(15, 27, 5) +
  circle(45, 27, 5);
const body =
  'M14 31v-9q0-3 2-5l5-8q1-2 4-2h14q3 0 4 2l5 8q2 2 2 5v9zM18 17q14-3 28 0M16 31v3h5v-3M43 31v3h5v-3';

/** Line drawings of the views of a car on 64 by 40. The right side is the left one mirrored. */
export const viewShapes: Readonly<Record<PhotoView, { readonly d: string; readonly isMirrored?: boolean }>> =
  {
    FRONT: { d: `${body}M26 26h12v4H26z${circle(20, 22, 2)}${circle(44, 22, 2)}` },
    REAR: { d: `${body}M25 21h14v5H25zM17 21h4v4h-4zM43 21h4v4h-4z` },
    LEFT: { d: side },
    RIGHT: { d: side, isMirrored: true },
    DETAIL: { d: `${circle(28, 17, 12)}M37 26l11 10M22 20l4-6 3 5 5-6` },
    ODOMETER: { d: 'M12 32a20 20 0 0 1 40 0zM32 32l9-11M20 30l2-1M24 20l2 2M32 16v3M44 30l-2-1' },
  };
