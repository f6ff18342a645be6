export * from './act.ts';
export * from './count.ts';
export * from './damage.ts';
export * from './goldens.ts';
export * from './look.ts';
export * from './scene.ts';
export * from './seeing.ts';
export * from './told.ts';
