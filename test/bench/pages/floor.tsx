import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// The floor under the application: React, nothing else. Two pages that save and swap, or thirty plain inputs.
const { searchParams } = new URL(location.href);
const rows = Array.from({ length: Number(searchParams.get('rows')) }, (_, index) => index);
const mayRender = document.getElementById('root');
if (mayRender) createRoot(mayRender).render(rows.length > 0 ? <Rows /> : <Pages />);

function Pages() {
  const [page, turn] = useState(1);
  const [claim, keep] = useState({ id: '', version: 0 });
  const save = async () => {
    const id = claim.id || String((await post('/create')).id);
    const { version } = await post(`/${id}/save/${claim.version}`);
    keep({ id, version: Number(version) });
    turn(page + 1);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h1>Page {page}</h1>
      <input name="answer" defaultValue="answer" />
      <button type="button" onClick={() => turn(page - 1)}>
        Back
      </button>
      <button>Continue</button>
    </form>
  );
}

async function post(path: string): Promise<Record<string, unknown>> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer: 'answer' }),
  });
  return response.json();
}

function Rows() {
  const [values, change] = useState<Record<number, string>>({});
  return rows.map((row) => (
    <p key={row}>
      <label htmlFor={`row-${row}`}>Thing {row}</label>
      <input
        id={`row-${row}`}
        value={values[row] ?? ''}
        onChange={(event) => change({ ...values, [row]: event.target.value })}
      />
    </p>
  ));
}
