export function advice(machine: {
  readonly version: string;
  readonly platform: string;
  readonly arch: string;
}): string | null;
