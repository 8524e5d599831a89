/** What a check of the types took, as the compiler's extended diagnostics print it. */
export interface TypeCost {
  readonly types: number;
  readonly instantiations: number;
  readonly memoryInKilobytes: number;
}

/** How many instantiations of types one checker may make of the whole project. */
export const mostInstantiations = 4_628_000;

/** The cost that the compiler printed, undefined where it printed none. */
export function readTypeCost(printed: string): TypeCost | undefined {
  const figure = (label: string) => {
    const found = new RegExp(String.raw`^${label}:\s+(\d+)K?\s*$`, 'm').exec(printed)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const types = figure('Types');
  const instantiations = figure('Instantiations');
  const memoryInKilobytes = figure('Memory used');
  if (types === undefined || instantiations === undefined || memoryInKilobytes === undefined)
    return undefined;
  return { types, instantiations, memoryInKilobytes };
}

/** What is wrong with the cost that the compiler printed, in a sentence that says what to do; undefined where nothing is. */
export function findCostFault(printed: string, most = mostInstantiations): string | undefined {
  const cost = readTypeCost(printed);
  if (cost === undefined)
    return 'The compiler printed no count of instantiations: read its --extendedDiagnostics and mend scripts/typeCost.ts.';
  if (cost.instantiations <= most) return undefined;
  return `Types cost ${said(cost.instantiations)} instantiations, more than ${said(most)}: look at what the last change infers, name the type of a large table or of a generic's result there, and infer it once instead of at every use.`;
}

/** The cost in one line. */
export const sayTypeCost = ({ types, instantiations, memoryInKilobytes }: TypeCost): string =>
  `${said(types)} types, ${said(instantiations)} instantiations, ${said(Math.round(memoryInKilobytes / 1024))} MB`;

const said = (count: number) => count.toLocaleString('en');
