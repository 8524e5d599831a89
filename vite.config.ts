import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContract } from './scripts/leanContract.ts';
import { leanZod } from './scripts/leanZod.ts';
import { nameLayers } from './scripts/nameLayers.ts';
import { notices, noticesFile } from './scripts/notices.ts';
import { pdfParts } from './scripts/pdfParts.ts';
import { precompress } from './scripts/precompress.ts';
import { versionFile } from './scripts/versionFile.ts';
import { workerFile } from './scripts/workerFile.ts';

const service = process.env['SERVICE_URL'] ?? 'http://localhost:3001';

/** The lines of insurance, by their folders. */
const lines = readdirSync('machines/flows').filter((line) => existsSync(`machines/flows/${line}/draft.ts`));

/** Of what lines share: what no report begins with, what some of them ask, and what all of them do but life. */
const neverAtFirst = ['nextSteps', 'later', 'upload', 'question', 'claimIdentification'];
const someLines = ['rightsQuestions'];
const butLife = [
  'duplicateFound',
  'inspectionQuestions',
  'place',
  'policyPage',
  'shopQuestions',
  String.raw`people[\\/](?:injured|insured|party|person)`,
];

/**
 * What always comes together is one chunk, with all it imports that is in none before it: many small ones compress badly and each
 * costs a kilobyte of headers. Whatever is in no group is split by itself, a page a chunk. First what can answer a press, then
 * what draws.
 */
const groups = [
  { name: 'logic-vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
  // All that starts but what is written into the documents themselves.
  { name: 'logic', test: /^(?!.*[\\/]src[\\/]early[\\/])/, tags: ['$initial' as const] },
  // The little of a flow that pages without one need, too.
  {
    name: 'beside',
    test: /[\\/](?:machines[\\/](?:subject[\\/]path|claim[\\/]checks[\\/]date)|src[\\/](?:drafts[\\/](?:draft|begun)Memory|layout[\\/]textBoxes))\./,
  },
  // What every flow needs, with the fields that most lines ask for.
  {
    name: 'flow',
    test: new RegExp(
      String.raw`[\\/](?:src[\\/](?:flow[\\/]opening[\\/]openFlow|app[\\/]answerEarly)\.|machines[\\/](?:flows[\\/]shared[\\/](?!${[...neverAtFirst, ...someLines, ...butLife].join('|')})|report[\\/]documents\.|flow[\\/]rows\.|claim[\\/](?:checkOver|rules[\\/]underwritingRules)\.))`,
    ),
  },
  // What some lines share, and no vehicle is asked about.
  {
    name: 'some-lines',
    test: new RegExp(
      String.raw`[\\/]machines[\\/](?:claim[\\/](?:fields[\\/](?:lines[\\/]burglary|(?!lines|uniflow|whys))|rules[\\/]dayRules)|flows[\\/]shared[\\/](?:${someLines.join('|')}))`,
    ),
  },
  // What all lines share but life, where nobody else is harmed and nothing is inspected.
  {
    name: 'but-life',
    test: new RegExp(
      String.raw`[\\/]machines[\\/](?:flows[\\/]shared[\\/](?:${butLife.join('|')})|claim[\\/]rules[\\/](?:carRules|injuredRules)\.)`,
    ),
  },
  // Each line called like itself: by that name the service finds the files of its flow.
  ...lines.map((line) => ({
    name: line,
    test: new RegExp(String.raw`[\\/]machines[\\/]flows[\\/]${line}[\\/]draft\.`),
  })),
  {
    name: 'view-vendor',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|i18next|react-i18next|wouter|use-sync-external-store|@xstate[\\/]react)[\\/]/,
  },
  { name: 'view', test: /[\\/]src[\\/](?:app[\\/]show|layout[\\/]Card\.module)\./ },
  { name: 'frame', test: /[\\/]src[\\/]app[\\/]FlowEntry\./ },
  // Called like the view it holds: by that name the service finds the files of a page.
  { name: 'Index', test: /[\\/]src[\\/]pages[\\/]shared[\\/]Index\./ },
  {
    name: 'form',
    test: /[\\/]src[\\/](?:pages[\\/]PageForm|fields[\\/](?:(?:date|combo|choice|rows)[\\/])?(?!NumberOrDay)\w+Fields?)\.tsx/,
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [
          leanZod(),
          leanContract(),
          nameLayers(),
          versionFile(),
          workerFile(),
          pdfParts(),
          notices(),
          precompress(),
        ]),
  ],
  resolve: {
    // React has had it itself for long: no browser needs what stands in for it.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'use-sync-external-store' },
    ],
  },
  // A class is called by its style sheet, whose name no other has: hashes compress badly and stand in every document.
  css: {
    modules: {
      generateScopedName: (name, file) => `${basename(file.split('?')[0] ?? '', '.module.css')}_${name}`,
    },
  },
  build: {
    assetsDir: 'static',
    // Inlined assets are data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Which files a page is drawn with; the service reads it.
    manifest: !isSsrBuild,
    // Whose work is in the scripts, for whoever wants to know: licences ask for it.
    license: isSsrBuild ? false : { fileName: noticesFile },
    ...(isSsrBuild
      ? { copyPublicDir: false }
      : {
          rolldownOptions: {
            input: { index: 'index.html', early: 'src/early/early.ts' },
            output: { codeSplitting: { groups } },
          },
        }),
  },
  server: {
    proxy: {
      // Its origin is compared with the host that was asked.
      '/rest/live': { target: service, ws: true },
      '^/rest/assist/[^/]+/line$': { target: service, ws: true },
      '/rest': service,
      '/health': service,
      '/oauth2': service,
      '/oidc': service,
    },
  },
}));
