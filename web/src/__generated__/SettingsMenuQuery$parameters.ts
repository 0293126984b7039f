/**
 * @generated SignedSource<<341cadafb11cfb94b197e20f4281ba0a>>
 * @relayHash 18ce334004421b00726be6c8c7f9b992
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc2f20ddfe71d13170f48d8cab092cf0b12c0d39d31a501ffd5447f260651075

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsMenuQuery } from './SettingsMenuQuery.graphql';

const node: PreloadableConcreteRequest<SettingsMenuQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc2f20ddfe71d13170f48d8cab092cf0b12c0d39d31a501ffd5447f260651075",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
