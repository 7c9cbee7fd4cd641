import { bambaraGroundnutTexts } from './bambaraGroundnut.ts';
import { bananaTexts } from './banana.ts';
import { cabbageTexts } from './cabbage.ts';
import { cashewTexts } from './cashew.ts';
import { cassavaTexts } from './cassava.ts';
import { citrusTexts } from './citrus.ts';
import { cocoaTexts } from './cocoa.ts';
import { coconutTexts } from './coconut.ts';
import { cocoyamTexts } from './cocoyam.ts';
import { cottonTexts } from './cotton.ts';
import { cowpeaTexts } from './cowpea.ts';
import { gardenEggTexts } from './gardenEgg.ts';
import { gingerTexts } from './ginger.ts';
import { groundnutTexts } from './groundnut.ts';
import { maizeTexts } from './maize.ts';
import { mangoTexts } from './mango.ts';
import { milletTexts } from './millet.ts';
import { oilPalmTexts } from './oilPalm.ts';
import { okraTexts } from './okra.ts';
import { onionTexts } from './onion.ts';
import { pepperTexts } from './pepper.ts';
import { pineappleTexts } from './pineapple.ts';
import { plantainTexts } from './plantain.ts';
import { riceTexts } from './rice.ts';
import { sesameTexts } from './sesame.ts';
import { severalTexts } from './several.ts';
import { sheaTexts } from './shea.ts';
import { sorghumTexts } from './sorghum.ts';
import { soybeanTexts } from './soybean.ts';
import { sweetPotatoTexts } from './sweetPotato.ts';
import { tomatoTexts } from './tomato.ts';
import { watermelonTexts } from './watermelon.ts';
import { yamTexts } from './yam.ts';

/** What is said of every crop, in French by its English. General knowledge in the words of agronomists of francophone West Africa; no native agronomist has read it yet. */
export const cropTextsInFrench: Readonly<Record<string, string>> = {
  ...bambaraGroundnutTexts,
  ...bananaTexts,
  ...cabbageTexts,
  ...cashewTexts,
  ...cassavaTexts,
  ...citrusTexts,
  ...cocoaTexts,
  ...coconutTexts,
  ...cocoyamTexts,
  ...cottonTexts,
  ...cowpeaTexts,
  ...gardenEggTexts,
  ...gingerTexts,
  ...groundnutTexts,
  ...maizeTexts,
  ...mangoTexts,
  ...milletTexts,
  ...oilPalmTexts,
  ...okraTexts,
  ...onionTexts,
  ...pepperTexts,
  ...pineappleTexts,
  ...plantainTexts,
  ...riceTexts,
  ...sesameTexts,
  ...severalTexts,
  ...sheaTexts,
  ...sorghumTexts,
  ...soybeanTexts,
  ...sweetPotatoTexts,
  ...tomatoTexts,
  ...watermelonTexts,
  ...yamTexts,
};
