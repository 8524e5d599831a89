/** The photos of a damaged car that say most, and how the file of each is called: whoever settles the claim sees from the name what it shows. */
const fileNames = {
  FRONT: 'auto-zepredu',
  REAR: 'auto-zezadu',
  LEFT: 'auto-zleva',
  RIGHT: 'auto-zprava',
  DETAIL: 'poskozeni-zblizka',
  ODOMETER: 'tachometr',
} as const;

export type PhotoView = keyof typeof fileNames;

export const photoViews: readonly PhotoView[] = ['FRONT', 'LEFT', 'REAR', 'RIGHT', 'DETAIL', 'ODOMETER'];

/** What the photo of a view is called, beside the names that are there. */
export const nameOfView = (view: PhotoView, picked: string, names: readonly string[]): string => {
  const extension = /\.[^.]+$/.exec(picked)?.[0].toLowerCase() ?? '';
  const before = names.filter((name) => viewOfName(name) === view);
  const next = 1 + Math.max(0, ...before.map((name) => Number(/-(\d+)\.[^.]+$/.exec(name)?.[1] ?? 1)));
  return `${fileNames[view]}${next > 1 ? `-${next}` : ''}${extension}`;
};

/** The view that a file shows by its name, undefined where the name tells none. */
export const viewOfName = (name: string): PhotoView | undefined => {
  const [, stem] = /^(.+?)(?:-\d+)?\.[^.]+$/.exec(name) ?? [];
  return photoViews.find((view) => fileNames[view] === stem);
};
