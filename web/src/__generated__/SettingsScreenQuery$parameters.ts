/**
 * @generated SignedSource<<61fa39e2b29af8925c2ca73110a28b32>>
 * @relayHash cc64b9c8b7700c770b1b338deaae0ff2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c1a2e2e9bd0b5bdb5ea37a9de43ab26b52fc9aa6f04f0a789d47a0c262508f7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c1a2e2e9bd0b5bdb5ea37a9de43ab26b52fc9aa6f04f0a789d47a0c262508f7",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
