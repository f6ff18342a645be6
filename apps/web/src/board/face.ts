/// <reference path="./symbols.d.ts" />
import type { CounterLook } from '@bocage/catalogue';
import './face.css';
import { sprite } from 'virtual:symbols';
import { detailAt } from './detail.ts';
import { faceMarkup } from './markup.ts';
import { COUNTER } from './stacks.ts';
import { type Tones, toneOf } from './tones.ts';

/** Puts the symbols into the page, once. */
export function ensureSymbols(): void {
  if (document.getElementById('board-symbols')) return;
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  holder.id = 'board-symbols';
  holder.setAttribute('aria-hidden', 'true');
  holder.setAttribute('width', '0');
  holder.setAttribute('height', '0');
  holder.classList.add('board-symbols');
  holder.innerHTML = sprite;
  document.body.append(holder);
}

/** A counter as it lies on the board, for lists and panels: a picture without words, so many pixels wide. */
export function counterElement(look: CounterLook, size: number, tones: Tones): HTMLElement {
  ensureSymbols();
  const element = document.createElement('span');
  element.className = 'board-face';
  element.dataset.detail = detailAt(size / COUNTER);
  element.style.width = `${size}px`;
  element.style.height = `${size}px`;
  element.innerHTML = faceMarkup(look, toneOf(tones, look.side));
  return element;
}
