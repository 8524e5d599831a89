// Reads an OpenAPI document, as JSON, from standard input and writes { lint, compile }: what the recommended rules of Redocly call an
// error in it, and what a compiler says of client.ts against the types made from it.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { mkdirSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const source = await text(process.stdin);

const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source, absoluteRef: here('openapi.json'), config });
const lint = problems
  .filter(({ severity }) => severity === 'error')
  .map(({ ruleId, message }) => `${ruleId}: ${message}`);

const folder = here('../../node_modules/.cache/integrator');
const contract = `${folder}/contract.d.ts`;
mkdirSync(folder, { recursive: true });
writeFileSync(contract, astToString(await openapiTS(source)));
const program = ts.createProgram([here('client.ts')], {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  paths: { '#contract': [contract] },
});
const compile = ts
  .getPreEmitDiagnostics(program)
  .map(({ messageText, start }) => `${start}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);

process.stdout.write(JSON.stringify({ lint, compile }));
