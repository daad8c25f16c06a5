import { parentPort } from 'node:worker_threads';
import { loadCitySearch } from './city-search.ts';
import type { Question } from './gazetteer.ts';

const search = loadCitySearch();

parentPort?.on('message', ({ id, text }: Question) => parentPort?.postMessage({ id, cities: search(text) }));
