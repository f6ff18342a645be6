export type {
  Army,
  BoxGroup,
  Branch,
  Change,
  CounterLook,
  Deed,
  Echelon,
  Figure,
  GameReport,
  HexPaint,
  Known,
  Lesson,
  LessonStep,
  LessonWords,
  MarkLook,
  Measured,
  NameLook,
  Overlay,
  Presentation,
  Preview,
  SceneLook,
  Sheet,
  SheetRow,
  Stages,
  StateLook,
  TrackLook,
  VerbLook,
} from '@bocage/wargame';
export { historyText, Showing, valueText } from '@bocage/wargame';
export { CATALOGUE, type CatalogueEntry, type Complexity, entryOf } from './catalogue.ts';
export type { Drawing, HexLook, KeyLook, LineLook, NoteLook, Picture, PieceLook, Read } from './picture.ts';
export type { PlayableGame } from './playable.ts';
