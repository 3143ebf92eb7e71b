/** What must be true of the account by the walk's own records: its address, who can bring back an earlier one, its codes. */

const week = 7 * 24 * 60 * 60_000;

/** An undo link, which brings an address back. `agreed`: the address was removed with a code mailed to that address. */
export interface Claim {
  readonly token: string;
  readonly restores: string;
  readonly since: number;
  readonly expiresAt: number;
  readonly agreed: boolean;
}

/** A recovery code; `until` is infinite for the current one. */
export interface Code {
  readonly code: string;
  readonly madeAt: number;
  readonly until: number;
}

export class Precedence {
  address: string | null = null;
  since = 0;
  claims: Claim[] = [];
  codes: Code[] = [];

  live(now: number): readonly Code[] {
    return this.codes.filter(({ until }) => now < until);
  }

  opens(code: string, now: number): boolean {
    return this.live(now).some((one) => one.code === code);
  }

  outranks({ madeAt }: Code, now: number): boolean {
    return this.address !== null && (this.since <= madeAt || this.since + week <= now);
  }

  put(address: string, link: string | null, now: number): void {
    this.claims = [...this.claims.filter(({ agreed }) => !agreed), ...this.claim(link, now)];
    [this.address, this.since] = [address, now];
  }

  /** Removing the address brings back the one it replaced; if it replaced none, only a recovery code is left. */
  remove(link: string | null, code: string | null, now: number): void {
    const older = this.claims.findLast(({ restores, expiresAt }) => restores !== this.address && now < expiresAt);
    if (older) [this.address, this.since] = [older.restores, older.since];
    else {
      this.claims = [...this.claims, ...this.claim(link, now)].map((one) => ({ ...one, agreed: true }));
      this.presentGoes(now);
      this.address = null;
      if (code) this.codes.push({ code, madeAt: now, until: Number.POSITIVE_INFINITY });
    }
  }

  private claim(token: string | null, now: number): Claim[] {
    const { address: restores, since } = this;
    return restores === null || !token ? [] : [{ token, restores, since, expiresAt: now + week, agreed: false }];
  }

  takeBack(claim: Claim, now: number): void {
    this.claims = this.claims.slice(0, this.claims.indexOf(claim));
    [this.address, this.since] = [claim.restores, claim.since];
    this.codes = this.live(now).filter((code) => !this.outranks(code, now));
  }

  newCode(code: string, now: number): void {
    this.presentGoes(now);
    this.codes.push({ code, madeAt: now, until: Number.POSITIVE_INFINITY });
    this.agreedGo();
  }

  signOut(now: number): void {
    if (this.address !== null) this.presentGoes(now);
    this.agreedGo();
  }

  private presentGoes(now: number): void {
    const stay = this.live(now).filter((code) => !this.outranks(code, now));
    this.codes = stay.map((code) => ({ ...code, until: Math.min(code.until, now + week) }));
  }

  private agreedGo(): void {
    this.claims = this.claims.filter(({ agreed }) => !agreed);
  }

  mayTakeBack(shown: string, now: number): boolean {
    const live = this.live(now);
    const code = live.find((one) => one.code === shown);
    if (!code) return false;
    return this.address === null ? live.at(-1) !== code : !this.outranks(code, now);
  }

  takeBackBy(shown: string, now: number): void {
    const live = this.live(now);
    const place = live.findIndex(({ code }) => code === shown);
    const code = live[place];
    const older = this.claims.find(
      ({ restores, since, expiresAt }) =>
        code && restores !== this.address && now < expiresAt && (since <= code.madeAt || since + week <= now),
    );
    if (older) [this.address, this.since] = [older.restores, older.since];
    else [this.address, this.claims] = [null, []];
    this.codes = [...live.slice(0, place), ...(code ? [{ ...code, until: Number.POSITIVE_INFINITY }] : [])];
  }
}
