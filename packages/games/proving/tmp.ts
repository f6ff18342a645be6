import { start, setUpFor, seeded, writePosition, actionText, CHANCE } from '@bocage/kernel';
import { proving } from './src/index.ts';
import { grid, PLACE } from './src/map.ts';
const m = start(proving, setUpFor(proving));
console.log(writePosition(m.engine));
const r = seeded(3);
for (let i = 0; i < 12; i++) { if (m.engine.side === CHANCE) m.rollDice(r); else { const a = m.engine.sample(r); console.log(m.pending?.path, actionText(m.engine.offer, a)); m.apply(a);} }
console.log(writePosition(m.engine), m.pending);
for (const [a,b] of [['0604','0703'],['0604','0704'],['0304','0404'],['0104','0203']]) console.log(a,b,grid.sideBetween(PLACE.of(a!),PLACE.of(b!)));
