import { expose } from 'comlink';
import { browserHost } from './ground.ts';

expose(browserHost());
