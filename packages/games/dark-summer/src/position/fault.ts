import type { Reason } from '@bocage/kernel';
import type { CASES } from '../cases.ts';

/** What is told against a position: the rule, and in words what is wrong. */
export const fault = (found: Reason[], rule: keyof typeof CASES, text: string): void =>
  void found.push({ rule, text });
