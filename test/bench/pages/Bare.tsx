import { memo, useRef, useState, type ReactNode } from 'react';

interface Given {
  /** The page that is shown first. */
  first: number;
  /** How many damaged things are there at the start. */
  things: number;
}

const kinds = Array.from({ length: 16 }, (_, kind) => `Kind of event ${kind + 1}`);
const roles = ['The insured', 'The driver', 'The harmed', 'Somebody else'];
const people = ['A person', 'A trader', 'A company'];
const damages = ['Vehicle', 'Glass', 'Health', 'Property', 'Thing', 'Other', 'Loss'];

/** The floor under the application: React, nothing else. Pages of fields the browser keeps, checked, saved and swapped. */
export function Bare({ first, things }: Given): ReactNode {
  const [page, turn] = useState(first);
  const [missing, tell] = useState<readonly string[]>([]);
  const [rows, change] = useState(() => Array.from({ length: things }, (_, row) => row));
  const claim = useRef({ id: '', version: 0 });
  const [answers, remember] = useState(() => told(things));

  const proceed = async (form: HTMLFormElement) => {
    const given = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const all = { ...answers, ...given };
    remember(all);
    const lacking = [...form.querySelectorAll('[data-asked]')].flatMap(({ id }) => (given[id] ? [] : [id]));
    tell(lacking);
    if (lacking.length > 0) return;
    claim.current = await save(claim.current, all);
    turn(page + 1);
  };
  const fields = { answers, missing };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void proceed(event.currentTarget);
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && missing.includes(target.name))
          tell(missing.filter((name) => name !== target.name));
      }}
    >
      <h1>{['What happened?', 'Who are you?', 'What of theirs is damaged?', 'Anything else?'][page - 1]}</h1>
      <p>We lead you through the report step by step, and ask only what belongs to what happened.</p>
      {page === 1 ? <Choice name="kind" label="Kind of event" options={kinds} {...fields} /> : null}
      {page === 2 ? <Choice name="role" label="You are" options={roles} {...fields} /> : null}
      {page === 3 ? (
        <>
          <Choice name="person" label="Who is it?" options={people} {...fields} />
          <Field name="name" label="Name" {...of('name', fields)} />
          <Field name="email" label="E-mail" {...of('email', fields)} />
          <Choice name="address" label="Address" options={['Here', 'Abroad', 'Unknown']} {...fields} />
          <Choice name="damage" label="Damage" options={damages} {...fields} />
          {rows.map((row) => (
            <fieldset key={row} data-row>
              <legend>Thing {row + 1}</legend>
              <Field
                name={`description${row}`}
                label="What is damaged"
                {...of(`description${row}`, fields)}
              />
              <Field name={`price${row}`} label="Price" {...of(`price${row}`, fields)} />
              <button type="button" onClick={() => change(rows.filter((one) => one !== row))}>
                Remove
              </button>
            </fieldset>
          ))}
          <button type="button" data-add onClick={() => change([...rows, Math.max(-1, ...rows) + 1])}>
            Add a thing
          </button>
        </>
      ) : null}
      <button type="button" onClick={() => turn(page - 1)}>
        Back
      </button>
      <button type="submit">Continue</button>
    </form>
  );
}

type Answers = Record<string, string>;

const told = (things: number): Answers => ({
  role: 'The insured',
  person: 'A person',
  name: 'Eva Malá',
  email: 'eva.mala@example.cz',
  address: 'Unknown',
  damage: 'Thing',
  ...Object.fromEntries(
    Array.from({ length: things }, (_, row) => [
      [`description${row}`, `Box ${row}`],
      [`price${row}`, '1000'],
    ]).flat(),
  ),
});

interface Fields {
  answers: Answers;
  missing: readonly string[];
}

const of = (name: string, { answers, missing }: Fields) => ({
  value: answers[name] ?? '',
  isMissing: missing.includes(name),
});

const Field = memo(function Field(given: { name: string; label: string; value: string; isMissing: boolean }) {
  const { name, label, value, isMissing } = given;
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        defaultValue={value}
        data-asked
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${name}-error` : undefined}
      />
      {isMissing ? <span id={`${name}-error`}>Please fill this in.</span> : null}
    </p>
  );
});

function Choice(given: { name: string; label: string; options: readonly string[] } & Fields): ReactNode {
  const { name, label, options } = given;
  const { value, isMissing } = of(name, given);
  return (
    <fieldset id={name} data-asked aria-invalid={isMissing || undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} value={option} defaultChecked={option === value} />
          {option}
        </label>
      ))}
      {isMissing ? <span>Please choose.</span> : null}
    </fieldset>
  );
}

/** The first save creates the report, as ours does. */
async function save(claim: { id: string; version: number }, answers: Answers) {
  const path = claim.id === '' ? '/create' : `/${claim.id}/save/${claim.version}`;
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answers),
  });
  const saved: { id?: string; version?: number } = await answer.json();
  return { id: saved.id ?? claim.id, version: saved.version ?? 0 };
}
