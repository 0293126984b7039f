/**
 * @generated SignedSource<<ffd0e02547d09388fb19c2535ae3e23d>>
 * @relayHash c4aa67adf0ff8b467d58a7dc94a1c05f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c0b1c327baba77c0d0e2b0b1f61cf0422cd8bbe1def8cc342f8e256097cc708

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsMenuQuery } from './SettingsMenuQuery.graphql';

const node: PreloadableConcreteRequest<SettingsMenuQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c0b1c327baba77c0d0e2b0b1f61cf0422cd8bbe1def8cc342f8e256097cc708",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
