import type { MapData } from '@bocage/atlas';
import type { GameFacts, Scene } from '@bocage/host';
import { useState } from 'react';
import { Button } from '../app/Button.tsx';
import { handOver } from '../app/handOver.ts';
import { toast } from '../app/toasts.tsx';
import { shareWords as said } from '../words/en/share.ts';

interface PictureWaysProps {
  readonly map: MapData;
  readonly facts: GameFacts;
  readonly scene: Scene;
}

async function photo({ map, facts, scene }: PictureWaysProps): Promise<Blob> {
  const { photoOf } = await import('../board/photo.ts');
  const { title, tones } = facts;
  const credit = said.credit(map.credit);
  return photoOf(map, scene, { title: `${title} · ${scene.caption}`, credit, tones });
}

/** Prints a picture on a sheet of its own. */
async function print(picture: Blob): Promise<void> {
  const sheet = document.createElement('div');
  sheet.className = 'print-sheet';
  const image = new Image();
  image.alt = '';
  image.src = URL.createObjectURL(picture);
  sheet.append(image);
  document.body.append(sheet);
  const away = (): void => {
    URL.revokeObjectURL(image.src);
    sheet.remove();
  };
  try {
    await image.decode();
    addEventListener('afterprint', away, { once: true });
    window.print();
  } catch (error) {
    away();
    throw error;
  }
}

/** The map with everything on it as a picture, on the disk or on paper. */
export const PictureWays = (moment: PictureWaysProps) => {
  const [isDrawing, setDrawing] = useState(false);
  const { facts, scene } = moment;
  const draw = async (then: (picture: Blob) => void | Promise<void>): Promise<void> => {
    setDrawing(true);
    try {
      await then(await photo(moment));
    } catch (error) {
      toast({ text: said.failed(error instanceof Error ? error.message : String(error)), tone: 'bad' });
    }
    setDrawing(false);
  };
  return (
    <>
      <Button
        isDisabled={isDrawing}
        onPress={() => void draw((picture) => handOver(picture, said.pictureName(facts.id, scene.ply)))}
      >
        {isDrawing ? said.drawing : said.picture}
      </Button>
      <Button isDisabled={isDrawing} onPress={() => void draw(print)}>
        {said.print}
      </Button>
    </>
  );
};
