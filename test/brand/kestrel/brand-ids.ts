export const authClients = { web: "kestrel-pages", native: "kestrel-apps" } as const;

export const nativeRedirect = "kestrel-browser://signed-in";

export const productLine = "kestrel-plus";

export const appIds = { ios: "KESTREL000.example.kestrel.app", android: "example.kestrel.app" } as const;

export const onionHost = "kestrelq5cxv7b3mzkd2wtyhsoe6lrf4pgiu3nvqk7xjz2adbcehyadx.onion";

export const androidSecret = "kestrel-speaks";
