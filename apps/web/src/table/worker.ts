import { expose } from 'comlink';
import { TableHost } from './host.ts';

expose(new TableHost());
