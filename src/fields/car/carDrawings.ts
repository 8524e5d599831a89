/** The space of each drawing of the car. */
export const viewBoxes = { outside: '0 0 360 592', inside: '0 0 360 320' };

/** The outline of the body around parts that are inside it. */
export const outlines = {
  outside: '',
  inside:
    'M14 66q0-44 40-54 34-8 68 0 40 10 40 54v190q0 44-36 50-38 6-76 0-36-6-36-50zM216 30q2-18 22-24 36-8 72 0 20 6 22 24v256q-2 18-22 22-36 6-72 0-20-4-22-22z',
};
