import { isBlocking, type Issue } from '#machines/subject/issues/issue.ts';
import type { IssuesByName } from './checkForm.ts';
import { valueAt } from '#machines/subject/valueAt.ts';

type Finding = Omit<Issue, 'name'>;

/** Checks by field that must ask somebody about its text. Undefined means that nothing was found. */
export type AsyncChecks = Record<string, (text: string) => Promise<Finding | undefined>>;

/**
 * A memory of what asynchronous checks found, so that each text is checked once: `found` gives what is known for some values,
 * `ask` a promise where something is not known yet.
 */
export function rememberFindings(checks: AsyncChecks) {
  const known = new Map<string, Finding | undefined>();
  const asked = new Map<string, Promise<void>>();
  const textsOf = (values: unknown, names: readonly string[]) =>
    names.flatMap((name) => {
      const text = valueAt(values, name);
      return typeof text === 'string' && text !== '' ? [{ name, text, id: `${name}\n${text}` }] : [];
    });

  return {
    found(values: unknown): Issue[] {
      return textsOf(values, Object.keys(checks)).flatMap(({ name, id }) => {
        const finding = known.get(id);
        return finding ? [{ ...finding, name }] : [];
      });
    },
    ask(values: unknown, names: readonly string[]): Promise<void> | undefined {
      const open = textsOf(values, names).filter(({ name, id }) => checks[name] && !known.has(id));
      if (open.length === 0) return undefined;
      return Promise.all(
        open.map(({ name, text, id }) => {
          const asking =
            asked.get(id) ??
            // A check that cannot be asked does not hold the reporter up: the service asks again when it finalises.
            Promise.resolve(checks[name]?.(text)).then(
              (finding) => void known.set(id, finding),
              () => void asked.delete(id),
            );
          asked.set(id, asking);
          return asking;
        }),
      ).then(() => undefined);
    },
  };
}

/**
 * The issues the schema raised with blocking findings added. A finding comes first, so it takes the place of a missing answer
 * that it explains.
 */
export function addFindings(issues: IssuesByName, findings: readonly Issue[]): IssuesByName {
  const merged = { ...issues };
  for (const finding of findings.filter(({ severity }) => isBlocking(severity))) {
    merged[finding.name] = [finding, ...(merged[finding.name] ?? [])];
  }
  return merged;
}
