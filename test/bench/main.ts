import { Service } from '../browser/support/service.ts';
import { browserFigures } from './browserFigures.ts';
import { buildPages } from './buildPages.ts';
import { tableOf } from './figure.ts';
import { saveFigures } from './saveFigures.ts';

const floorEntry = 'test/bench/floor/main.ts';
const figures = [];

const pages = await buildPages();
const ours = await Service.launch();
const floor = await Service.launch({ PAGES: pages }, floorEntry);
try {
  figures.push(...(await browserFigures(ours.url, floor.url)));
  figures.push(...(await saveFigures('the embedded database', ours, floor)));
} finally {
  await ours.remove();
  await floor.remove();
}
console.log(tableOf(figures));
