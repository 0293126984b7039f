/**
 * @generated SignedSource<<a2932b71b54d3b0c6c05411efeaf0d54>>
 * @relayHash 73165842b788915c98071e9e571ff6f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69b2b719ea45440ae69c7fa1f14857b81697d9784d2dea64459f5fb03e878fb4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsMenuQuery } from './SettingsMenuQuery.graphql';

const node: PreloadableConcreteRequest<SettingsMenuQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69b2b719ea45440ae69c7fa1f14857b81697d9784d2dea64459f5fb03e878fb4",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
