import type { HostTrainingContent } from '#src/content/schemas/page/host-training.ts';
import { Packages } from '#src/sections/packages.tsx';
import { HostTrainingClosing } from './closing.tsx';
import { HostTrainingFramework } from './framework.tsx';
import { HostTrainingHero } from './hero.tsx';
import { HostTrainingModules } from './modules.tsx';
import { ScoredRecording } from './scored-recording.tsx';

export function HostTraining({ content }: { content: HostTrainingContent }) {
  return (
    <>
      <HostTrainingHero hero={content.hero} />
      <HostTrainingFramework framework={content.framework} />
      <HostTrainingModules modules={content.modules} />
      <ScoredRecording tape={content.tape} results={content.results} />
      <Packages content={content.packages} />
      <HostTrainingClosing closing={content.closing} />
    </>
  );
}
