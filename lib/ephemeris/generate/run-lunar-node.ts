import { writeFileSync } from 'node:fs';
import { findNodeTerms, nodeTermModule } from './lunar-node.ts';

// Half a minute of work.
const terms = findNodeTerms();
writeFileSync(new URL('../lunar-node-table.ts', import.meta.url), nodeTermModule(terms));
console.log(`${terms.length} terms of the lunar node`);
