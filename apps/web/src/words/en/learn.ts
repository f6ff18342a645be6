/** What every lesson says; what one is about says its game. */
export const learnWords = {
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  progress: 'Progress of the lesson',
  column: 'The lesson',
  next: 'Continue',
  back: 'Step back',
  doIt: 'Do it for me',
  again: 'Begin again',
  leave: 'Leave the lesson',
  justNow: 'What happened',
  waiting: 'The dice and the other side answer …',
  todo: 'Do this',
  gently: (title: string) =>
    `The rules allow that, but the lesson is about something else just now: “${title}”. What is lit fits.`,
  readFirst: 'First read this step, then press Continue.',
  playOn: 'Play on from here',
  asideTitle: 'The rules ask something in between',
  asideOther: 'Answer as you like: whatever is lit is legal.',
} as const;
