import { expect, test } from 'vitest';
import { nameOfView, photoViews, viewOfName } from '#machines/report/photoViews.ts';

test.each(photoViews)('a photo of the view %s is known by its name, the second one, too', (view) => {
  const first = nameOfView(view, 'IMG_0001.JPG', ['zaznam.pdf']);
  const second = nameOfView(view, 'image.jpeg', [first]);
  expect([first, second].map(viewOfName)).toEqual([view, view]);
  expect(new Set([first, second, nameOfView(view, 'a.jpg', [first, second])]).size).toBe(3);
});

test('a photo taken after one was removed takes no name that is there', () => {
  expect(nameOfView('LEFT', 'image.jpg', ['auto-zleva-2.jpg'])).toBe('auto-zleva-3.jpg');
});

test.each(['auto.jpg', 'auto-zleva', 'moje-auto-zleva.jpg', ''])('%s tells no view', (name) => {
  expect(viewOfName(name)).toBeUndefined();
});
