/**
 * @generated SignedSource<<c1a4b95057a3a0961a862288b0cbca9a>>
 * @relayHash 4bce4c78f75faa9bf81ae56529ed4add
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b98f22fbba47076e5cd723cb7f0bbb3c8f2f0029bc563953408be0b5c88308b2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebsiteSettingsScreenQuery } from './WebsiteSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebsiteSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b98f22fbba47076e5cd723cb7f0bbb3c8f2f0029bc563953408be0b5c88308b2",
    "metadata": {},
    "name": "WebsiteSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
