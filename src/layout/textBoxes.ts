/** What is typed into, as a selector. */
export const textBoxes =
  'textarea, input:not([type=radio], [type=checkbox], [type=file], [type=hidden], [hidden])';
