/**
 * @generated SignedSource<<7f71586461e9ddd31c713aca4249d466>>
 * @relayHash bea24e4bb3c9e92e4f4d414c628495c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6930417b595b594e7c062b09dafede42eb62023b3288b285edd6166d8113179

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsMenuQuery } from './SettingsMenuQuery.graphql';

const node: PreloadableConcreteRequest<SettingsMenuQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6930417b595b594e7c062b09dafede42eb62023b3288b285edd6166d8113179",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
