import type { Page } from 'playwright/test';

/**
 * What holds one answer of a page's form, by its name.
 *
 * - `text` and `select` are typed into and picked from; `radio` and `several` are chosen from `options`; `tick` is one box
 * - `day`, `time`, `moment` and `combo` show boxes without a name and carry the answer in a hidden one
 * - `given` is what the page itself answers: fixed, or following another control
 */
export interface Control {
  readonly name: string;
  readonly kind:
    | 'text'
    | 'select'
    | 'radio'
    | 'several'
    | 'tick'
    | 'day'
    | 'time'
    | 'moment'
    | 'combo'
    | 'given';
  readonly value: string | readonly string[];
  readonly options: readonly string[];
}

/** Takes the browser's page; gives the controls of the form shown, in its order. A page without a form has none. */
export const readControls = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(() => {
    type Found = Control & { readonly value: string | string[]; readonly options: string[] };
    const controls = new Map<string, Found>();

    const hiddenKind = (field: HTMLInputElement): Control['kind'] => {
      const frame = field.closest('[data-field-frame]');
      if (!frame || field.type === 'hidden') return 'given';
      const boxes = [...frame.querySelectorAll<HTMLInputElement>('input:not([name]):not([hidden])')].filter(
        (box) => box.closest('[data-field-frame]') === frame,
      );
      const carriers = [...frame.querySelectorAll<HTMLInputElement>('input[name][hidden]')].filter(
        (one) => one.closest('[data-field-frame]') === frame,
      );
      const [box] = boxes;
      if (!box || carriers[0] !== field) return 'given';
      if (boxes.length === 2) return 'moment';
      if (box.getAttribute('role') === 'combobox' || box.hasAttribute('list')) return 'combo';
      return frame.querySelector('button') || box.placeholder.length > 5 ? 'day' : 'time';
    };

    const note = (name: string, kind: Control['kind'], value: string) => {
      const known = controls.get(name);
      if (known) return known;
      const fresh: Found = { name, kind, value, options: [] };
      controls.set(name, fresh);
      return fresh;
    };

    for (const field of document.forms.namedItem('page')?.elements ?? []) {
      if (field instanceof HTMLSelectElement) note(field.name, 'select', field.value);
      if (field instanceof HTMLTextAreaElement) note(field.name, 'text', field.value);
      if (!(field instanceof HTMLInputElement) || field.name === '' || field.type === 'file') continue;
      const { name, type, value, checked } = field;
      if (name.endsWith('~text') || name.startsWith('__')) continue;
      if (type === 'radio') {
        const { options } = note(name, 'radio', '');
        options.push(value);
        const control = controls.get(name);
        if (checked && control) controls.set(name, { ...control, value });
      } else if (type === 'checkbox' && field.hasAttribute('value')) {
        const control = controls.get(name) ?? { name, kind: 'several', value: [], options: [] };
        controls.set(name, {
          ...control,
          options: [...control.options, value],
          value: [...control.value, ...(checked ? [value] : [])],
        });
      } else if (type === 'checkbox') {
        note(name, 'tick', checked ? 'on' : '');
      } else if (field.hidden || type === 'hidden') {
        note(name, hiddenKind(field), value);
      } else {
        note(name, 'text', value);
      }
    }
    return [...controls.values()];
  });
