import type { WebResult } from "./results.ts";

/** Sites where every picture is made by AI, which the setting `kbj` hides. A site that also has others is not listed. */
const sites = new Set(
  (
    "artbreeder.com artguru.ai arthub.ai civitai.com craiyon.com deepai.org dezgo.com dreamstudio.ai generated.photos getimg.ai " +
    "hotpot.ai ideogram.ai imgcreator.ai leonardo.ai lexica.art mage.space midjourney.com neural.love nightcafe.studio openart.ai " +
    "pixai.art playground.com promptbase.com prompthero.com seaart.ai stablediffusionweb.com starryai.com tensor.art " +
    "thispersondoesnotexist.com yodayo.com"
  ).split(" "),
);

export function isNotAiPicture({ address }: WebResult): boolean {
  const labels = new URL(address).hostname.split(".");
  return !labels.some((_, index) => sites.has(labels.slice(index).join(".")));
}
