import { call, done } from '@bocage/kernel';
import { notChecked } from '../../events/logistics.ts';
import { isOpening } from '../../tables/turns.ts';
import { procedure } from '../units.ts';
import { airlift } from './airlift.ts';
import { carrying } from './markers.ts';
import { buildPorts } from './ports.ts';
import { resources } from './resources.ts';
import { checkSupply, supplyAll } from './supply.ts';

/** 1.1.1.2: ports, supply, Offensive markers. */
export const logistics = procedure(
  'logistics',
  {},
  {
    ports(g) {
      buildPorts(g);
      return 'supply';
    },
    supply(g) {
      if (!isOpening(g.turn)) {
        checkSupply(g);
        return call(airlift, {}, 'markers');
      }
      supplyAll(g);
      g.emit(notChecked, {});
      return 'markers';
    },
    markers: () => call(resources, {}, 'carry'),
    carry: () => call(carrying, {}, done),
  },
);
