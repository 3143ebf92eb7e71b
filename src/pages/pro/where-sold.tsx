import { Notice } from "../../../client/components/notice.tsx";
import { brand } from "../../contract/brand.ts";
import { type Country, countryName, isEligible } from "../../contract/country.ts";

/** Says where the subscription is sold, to those who cannot buy it or whose country nobody knows. */
export function WhereSold({ country }: { country: Country | null }) {
  if (country === null) {
    return (
      <p className="soft small">
        {brand.pro} is sold in the European Union, the United Kingdom, the United States and Canada. We do not know
        which country you are in.
      </p>
    );
  }
  if (isEligible(country)) return null;
  return (
    <Notice title={`${brand.pro} is not sold in ${countryName(country)} yet`}>
      Search and the browser are the same for you as for everyone. If we have the country wrong, correct it at the foot
      of this page.
    </Notice>
  );
}
