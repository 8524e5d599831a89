/** A line of a Containerfile: what it does, the options before its words, and its words. */
export interface Instruction {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly words: readonly string[];
  /** All that stands behind the name and the options, as `RUN` takes it. */
  readonly text: string;
}

/** A part of a build: its image, its name and what is done in it. */
export interface Stage {
  readonly from: string;
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

const known = /^(?:ARG|FROM|WORKDIR|COPY|RUN|ENV|EXPOSE|VOLUME|USER|HEALTHCHECK|ENTRYPOINT|CMD)$/;

/**
 * The stages of a Containerfile, the last of which becomes the image.
 *
 * @throws Error for an instruction that the files of this project do not use
 */
export function readContainerfile(file: string): readonly Stage[] {
  const lines = file
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const stages: { from: string; name: string; instructions: Instruction[] }[] = [];
  for (const instruction of lines.map(readInstruction)) {
    const { name, words } = instruction;
    if (name === 'FROM') stages.push({ from: words[0] ?? '', name: words[2] ?? '', instructions: [] });
    // What stands before the first stage are names of images.
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

function readInstruction(line: string): Instruction {
  const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
  if (!known.test(name)) throw new Error(`An instruction of the Containerfile is not known: ${line}`);
  const [, before = '', text = ''] = /^((?:--[\w-]+=\S+\s+)*)(.*)$/.exec(rest) ?? [];
  const options = Object.fromEntries(
    [...before.matchAll(/--([\w-]+)=(\S+)/g)].map(([, option = '', value = '']) => [option, value]),
  );
  return { name, options, text, words: text.split(/\s+/) };
}

/** The words of all instructions of a name in a stage. */
export const wordsOf = ({ instructions }: Stage, name: string): readonly string[] =>
  instructions.filter((one) => one.name === name).flatMap(({ words }) => words);

/** The variables that a stage sets. */
export const variablesOf = (stage: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(wordsOf(stage, 'ENV').map((word) => word.split('=', 2)));

/** The command of the last instruction of a name, which is written as a list; what stands before the list is left out. */
export const commandOf = ({ instructions }: Stage, name: string): readonly string[] => {
  const { text = '[]' } = instructions.findLast((one) => one.name === name) ?? {};
  const list: unknown = JSON.parse(text.slice(text.indexOf('[')));
  return Array.isArray(list) ? list.map(String) : [];
};
