/** A paint comes far sooner, or not at all. */
const LONGEST_WAIT_MS = 5_000;

/**
 * The inline script at the page's end that loads its modules once it has been painted: until then its look and letters
 * have the line and the device to themselves, and links and forms work without scripts. Each module is a task of its own:
 * asking for all of them at once would hold up a slow phone. A page in a hidden tab waits until it is shown; one in view for a few
 * seconds at most, should a busy device paint nothing.
 *
 * What it adds is trusted as it is itself, and its policy for Trusted Types lets one address through: the entry's.
 */
export function startScript({ entry, modules }: { entry: string; modules: readonly string[] }): string {
  return `{let begun=false;const begin=()=>{if(begun)return;begun=true;
const add=(tag,of)=>document.head.append(Object.assign(document.createElement(tag),of));
const entry=${JSON.stringify(entry)};
const policy=self.trustedTypes?.createPolicy('start',{createScriptURL:()=>entry});
for(const href of ${JSON.stringify(modules)})setTimeout(add,0,'link',{rel:'modulepreload',href});
setTimeout(add,0,'script',{type:'module',src:policy?policy.createScriptURL(''):entry})};
requestAnimationFrame(()=>setTimeout(begin));setTimeout(()=>document.hidden||begin(),${LONGEST_WAIT_MS})}`;
}
