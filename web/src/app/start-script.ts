import type { PageAssets } from './assets.ts';

/**
 * The inline script at the page's end that loads its modules once it has been painted: until then its look and letters
 * have the line and the device to themselves, and links and forms work without scripts. A page in a hidden tab waits
 * until it is shown.
 */
export function startScript({ entry, modules }: Pick<PageAssets, 'entry' | 'modules'>): string {
  return `requestAnimationFrame(()=>setTimeout(()=>{
const add=(tag,of)=>document.head.append(Object.assign(document.createElement(tag),of));
for(const href of ${JSON.stringify(modules)})add('link',{rel:'modulepreload',href});
add('script',{type:'module',src:${JSON.stringify(entry)}})}))`;
}
