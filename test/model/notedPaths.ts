import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { facts, type FactName } from '../../machines/flow/facts.ts';
import type { Page } from '../../machines/flow/page.ts';

type Path = readonly string[];

/** Takes a fact; gives the paths of the claim it is read from. */
export const pathsReadBy = (fact: FactName): readonly Path[] => notedPaths(facts[fact].read);

/** Takes a page; gives the paths of the claim that decide which of its answers pass. */
export const pathsCheckedAt = ({ checks }: Page): readonly Path[] => (checks ? notedPaths(checks) : []);

/** Takes something that reads a claim; gives the paths it reads, found by handing it a claim that notes what is asked of it. */
const notedPaths = (read: (claim: ClaimDetail) => unknown): readonly Path[] => {
  const paths: Path[] = [];
  const empty: ClaimDetail = {};
  const noting = (path: Path): ClaimDetail =>
    new Proxy(
      Object.assign((): undefined => undefined, empty),
      {
        get: (_, name) => {
          if (name === Symbol.iterator) return () => [].values();
          if (typeof name === 'symbol') return undefined;
          // What a list can do is no part of the claim.
          if (name in []) return noting(path);
          paths.push([...path, name]);
          return noting([...path, name]);
        },
      },
    );
  read(noting([]));
  return paths.filter((path) => !paths.some((other) => isBelow(other, path)));
};

const isBelow = (path: Path, above: Path) =>
  path.length > above.length && above.every((name, index) => path[index] === name);
