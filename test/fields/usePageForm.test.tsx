import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { Claim } from '#machines/claim/claim.ts';
import { must, underwriting } from '#machines/subject/issues/issue.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { definePage } from '#machines/report/kit.ts';
import { CheckboxesField } from '#src/fields/choice/CheckboxesField.tsx';
import { YesNoField } from '#src/fields/choice/RadioField.tsx';
import { DateField } from '#src/fields/date/DateField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { NumberField } from '#src/fields/TextFields.tsx';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { givenForm } from './givenForm.tsx';
import { ask } from '#test/ask.ts';

const twoWords = must<string>('fullName', (name) => name.trim().includes(' '));
const Person = z.object({ reporter: z.object({ fullName: z.string().check(twoWords), email: z.string() }) });
const personFields = (
  <>
    <TextField name="reporter.fullName" />
    <TextField name="reporter.email" />
  </>
);
const nameBox = () => screen.getByLabelText<HTMLInputElement>('Jméno a příjmení');
const emailBox = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const Station = () =>
  useAnswer('policeInvestigation') === 'YES' ? <TextField name="policeStation" /> : null;
const wrongName = 'Zadejte jméno i příjmení, bez číslic.';

describe('what is typed', () => {
  test('is handed out while the reporter types, cleared boxes included', async () => {
    const { user, typed } = await givenForm(
      z.object({ eventKinds: z.array(z.string()), moreInfo: z.string() }),
      {
        defaultValue: { eventKinds: ['HAVSKLA'] },
        children: (
          <>
            <CheckboxesField name="eventKinds" options={['HAVSKLA', 'HAVZVIRE']} />
            <TextField name="moreInfo" />
          </>
        ),
      },
    );
    await user.click(screen.getByLabelText('Prasklé nebo rozbité sklo'));
    await user.type(screen.getByLabelText('Chcete k tomu ještě něco dodat?'), 'ano');
    await waitFor(() => expect(typed.at(-1)).toEqual({ eventKinds: '', moreInfo: 'ano' }));
  });

  test('comes back over the saved answers', async () => {
    await givenForm(Person, {
      defaultValue: { reporter: { fullName: 'Jan Novák', email: 'jan@novak.cz' } },
      typed: { reporter: { email: 'jan@nov' } },
      children: personFields,
    });
    expect([nameBox().value, emailBox().value]).toEqual(['Jan Novák', 'jan@nov']);
  });

  test('is validated as soon as it is back, when it differs from the saved answer', async () => {
    await givenForm(Person, {
      defaultValue: { reporter: { email: 'jan@novak.cz' } },
      typed: { reporter: { fullName: 'Jan', email: 'jan@novak.cz' } },
      children: personFields,
    });
    await screen.findByText(wrongName);
    expect(emailBox().getAttribute('aria-invalid')).toBeNull();
  });

  test('is handed out no more once Continue was accepted', async () => {
    const { user, proceed, typed, answers } = await givenForm(Person, { children: personFields });
    await user.type(nameBox(), 'Jan Novák');
    await user.type(emailBox(), 'j');
    await proceed();
    const before = typed.length;
    await waitFor(() => expect(answers).toEqual([{ reporter: { fullName: 'Jan Novák', email: 'j' } }]));
    expect(typed.length).toBe(before);
  });
});

describe('Continue', () => {
  test('gives numbers as they are written here', async () => {
    const { user, proceed, answers } = await givenForm(
      z.object({ manufactureYear: z.number(), painFormFee: z.number() }),
      {
        children: (
          <>
            <NumberField name="manufactureYear" />
            <NumberField name="painFormFee" isDecimal />
          </>
        ),
      },
    );
    await user.type(screen.getByLabelText('Rok výroby'), '2 019');
    await user.type(screen.getByLabelText('Kolik jste za posudek zaplatili'), '1 250,50');
    await proceed();
    await waitFor(() => expect(answers).toEqual([{ manufactureYear: 2019, painFormFee: 1250.5 }]));
  });

  test('knows the answers of other pages that its checks read', async () => {
    const company = definePage({
      code: 'company',
      path: '/company',
      step: 'role',
      questions: [ask('reporter.companyName', { when: { fact: 'reporterRole', is: 'SERVICE' } })],
      next: [],
    });
    const { proceed } = await givenForm(answersSchema(company, { reporterRole: 'SERVICE' }), {
      children: <TextField name="reporter.companyName" isOptional={false} />,
    });
    await proceed();
    expect(await screen.findAllByText('Zadejte název firmy.')).toHaveLength(2);
  });

  test('lists what is wrong in the order of the page', async () => {
    const { proceed } = await givenForm(
      z.object({ moreInfo: z.string(), reporter: z.object({ email: z.string(), fullName: z.string() }) }),
      {
        children: (
          <>
            <TextField name="reporter.fullName" />
            <TextField name="moreInfo" />
            <TextField name="reporter.email" />
          </>
        ),
      },
    );
    await proceed();
    const summary = await screen.findByRole('region');
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Zadejte jméno a příjmení.',
      'Napište prosím, co chcete dodat.',
      'Zadejte e-mail.',
    ]);
  });

  test('names the fields that are refused with the same sentence', async () => {
    const { user, proceed } = await givenForm(Claim.pick({ injuryDate: true, decisionDate: true }), {
      children: (
        <>
          <DateField name="injuryDate" />
          <DateField name="decisionDate" />
        </>
      ),
    });
    await user.type(screen.getByLabelText('Kdy se úraz stal?'), 'nevím');
    await user.type(screen.getByLabelText('Datum rozhodnutí'), 'ani to');
    await proceed();
    const summary = await screen.findByRole('region');
    const sentence = 'Datum zadejte jako den, měsíc a rok, například 15.02.2026.';
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      `Kdy se úraz stal? ${sentence}`,
      `Datum rozhodnutí: ${sentence}`,
    ]);
  });

  test('says it in the title and takes it back when all is corrected', async () => {
    document.title = 'Kontakt';
    const { user, proceed } = await givenForm(z.object({ moreInfo: z.string() }), {
      children: <TextField name="moreInfo" />,
    });
    await proceed();
    await waitFor(() => expect(document.title).toBe('Chyba: Kontakt'));
    await user.type(screen.getByLabelText('Chcete k tomu ještě něco dodat?'), 'ne');
    await waitFor(() => expect(document.title).toBe('Kontakt'));
    expect(screen.getByText('Všechno je opravené, můžete pokračovat')).toBeDefined();
  });

  test('leads from the summary to the field', async () => {
    const { user, proceed } = await givenForm(Person, { children: personFields });
    await proceed();
    await user.click(await screen.findByRole('link', { name: 'Zadejte e-mail.' }));
    expect(document.activeElement).toBe(emailBox());
  });

  test('is not held up by an underwriting note', async () => {
    const schema = z.object({ moreInfo: z.string().check(underwriting<string>('dateOld', () => false)) });
    const { user, proceed, answers } = await givenForm(schema, { children: <TextField name="moreInfo" /> });
    await user.type(screen.getByLabelText('Chcete k tomu ještě něco dodat?'), 'ano');
    await proceed();
    await waitFor(() => expect(answers).toEqual([{ moreInfo: 'ano' }]));
  });

  test('leaves out what is not on the page any more', async () => {
    const { user, proceed, answers } = await givenForm(
      z.object({ policeInvestigation: z.string(), policeStation: z.string().optional() }),
      {
        children: (
          <>
            <YesNoField name="policeInvestigation" />
            <Station />
          </>
        ),
      },
    );
    await user.click(screen.getByLabelText('Ano'));
    await user.type(await screen.findByLabelText(/Které oddělení policie/), 'Kladno');
    await user.click(screen.getByLabelText('Ne'));
    await waitFor(() => expect(screen.queryByLabelText(/Které oddělení policie/)).toBeNull());
    await proceed();
    await waitFor(() => expect(answers).toEqual([{ policeInvestigation: 'NO' }]));
  });
});

describe('the form engine', () => {
  test('sets a field and keeps the errors of the others', async () => {
    const { proceed, form } = await givenForm(Person, { children: personFields });
    await proceed();
    act(() => form().setValues({ 'reporter.email': 'jan@novak.cz' }));
    await waitFor(() => expect(emailBox().value).toBe('jan@novak.cz'));
    await waitFor(() => expect(emailBox().getAttribute('aria-invalid')).toBeNull());
    expect(nameBox().getAttribute('aria-invalid')).toBe('true');
  });

  test('validates one field and leaves the others pristine', async () => {
    const { form } = await givenForm(Person, { children: personFields });
    act(() => form().validate('reporter.email'));
    await screen.findByText('Zadejte e-mail.');
    expect(nameBox().getAttribute('aria-invalid')).toBeNull();
  });

  test('empties a field', async () => {
    const { form } = await givenForm(Person, {
      defaultValue: { reporter: { fullName: 'Jan Novák' } },
      children: personFields,
    });
    act(() => form().clear('reporter.fullName'));
    await waitFor(() => expect(nameBox().value).toBe(''));
    await waitFor(() => expect(nameBox().getAttribute('aria-invalid')).toBe('true'));
    expect(emailBox().getAttribute('aria-invalid')).toBeNull();
  });

  test('resets to the saved answers, pristine', async () => {
    const { user, form, proceed } = await givenForm(Person, {
      defaultValue: { reporter: { fullName: 'Jan Novák' } },
      children: personFields,
    });
    await user.clear(nameBox());
    await user.type(nameBox(), 'Eva');
    await proceed();
    act(() => form().reset());
    await waitFor(() => expect(nameBox().value).toBe('Jan Novák'));
    expect([nameBox(), emailBox()].map((box) => box.getAttribute('aria-invalid'))).toEqual([null, null]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('resets and keeps the data where that is asked', async () => {
    const { user, form } = await givenForm(Person, { children: personFields });
    await user.type(nameBox(), 'Eva');
    act(() => form().reset({ keepData: true }));
    await waitFor(() => expect(nameBox().value).toBe('Eva'));
    await waitFor(() => expect(nameBox().getAttribute('aria-invalid')).toBe('true'));
    expect(emailBox().getAttribute('aria-invalid')).toBeNull();
  });

  test('resets and validates nothing where that is asked', async () => {
    const { user, form } = await givenForm(Person, { children: personFields });
    await user.type(nameBox(), 'Eva');
    act(() => form().reset({ keepData: true, validate: false }));
    await waitFor(() => expect(nameBox().value).toBe('Eva'));
    expect(nameBox().getAttribute('aria-invalid')).toBeNull();
  });

  test('resets the data and keeps the errors where that is asked', async () => {
    const { form, proceed } = await givenForm(Person, { children: personFields });
    await proceed();
    act(() => form().reset({ pristine: false }));
    await waitFor(() => expect(nameBox().getAttribute('aria-invalid')).toBe('true'));
  });

  test('validates again the field that depends on a changed one', async () => {
    const schema = z
      .object({ reporter: z.object({ fullName: z.string(), email: z.string() }) })
      .check(
        must<{ reporter: { fullName: string; email: string } }>(
          'emailFormat',
          ({ reporter }) => !reporter.email || reporter.email.startsWith(reporter.fullName),
          { path: ['reporter', 'email'] },
        ),
      );
    const { user } = await givenForm(schema, {
      dependents: [{ field: 'reporter.fullName', target: 'reporter.email', reach: 'SAME_INDEX' }],
      children: personFields,
    });
    await user.type(emailBox(), 'jan@novak.cz');
    await user.type(nameBox(), 'eva');
    await screen.findByText('Zkontrolujte e-mail, má mít tvar jmeno@domena.cz.');
  });

  test('waits for an asynchronous check and shows what it found', async () => {
    const asked: string[] = [];
    const { user, proceed, answers } = await givenForm(z.object({ moreInfo: z.string() }), {
      asyncChecks: {
        moreInfo: async (text) => {
          asked.push(text);
          return text === 'ne' ? { severity: 'error', key: 'suggestion' } : undefined;
        },
      },
      children: <TextField name="moreInfo" />,
    });
    const box = screen.getByLabelText('Chcete k tomu ještě něco dodat?');
    await user.type(box, 'ne');
    await proceed();
    expect(await screen.findAllByText('Vyberte jednu z možností.')).toHaveLength(2);
    await user.clear(box);
    await user.type(box, 'ano');
    await proceed();
    await waitFor(() => expect(answers).toEqual([{ moreInfo: 'ano' }]));
    expect(asked).toEqual(['ne', 'a', 'an', 'ano'].filter((text) => asked.includes(text)));
  });

  test.each(['warning', 'underwriting'] as const)(
    'shows what an asynchronous check finds as %s once the field is left, and goes on',
    async (severity) => {
      const { user, proceed, answers } = await givenForm(z.object({ moreInfo: z.string() }), {
        asyncChecks: { moreInfo: async () => ({ severity, key: 'suggestion' }) },
        children: <TextField name="moreInfo" />,
      });
      await user.type(screen.getByLabelText('Chcete k tomu ještě něco dodat?'), 'ne');
      await user.tab();
      await screen.findByText('Vyberte jednu z možností.');
      await proceed();
      await waitFor(() => expect(answers).toEqual([{ moreInfo: 'ne' }]));
      await screen.findByText('Vyberte jednu z možností.');
    },
  );

  test('says what an asynchronous check finds beside what is wrong, once Continue is refused', async () => {
    const { user, proceed } = await givenForm(Person, {
      asyncChecks: { 'reporter.email': async () => ({ severity: 'warning', key: 'suggestion' }) },
      children: personFields,
    });
    await user.type(emailBox(), 'jan@novak.cz');
    await proceed();
    await screen.findByText('Vyberte jednu z možností.');
    expect(nameBox().getAttribute('aria-invalid')).toBe('true');
    await user.type(nameBox(), 'Eva N');
    await waitFor(() => expect(nameBox().getAttribute('aria-invalid')).toBeNull());
    await screen.findByText('Vyberte jednu z možností.');
  });

  test('is not held up by an asynchronous check that cannot be asked', async () => {
    const { user, proceed, answers } = await givenForm(z.object({ moreInfo: z.string() }), {
      asyncChecks: { moreInfo: () => Promise.reject(new Error('away')) },
      children: <TextField name="moreInfo" />,
    });
    await user.type(screen.getByLabelText('Chcete k tomu ještě něco dodat?'), 'ano');
    await proceed();
    await waitFor(() => expect(answers).toEqual([{ moreInfo: 'ano' }]));
  });
});
