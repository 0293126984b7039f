/**
 * @generated SignedSource<<e4174dad901849593a0e9844bfa8b0e3>>
 * @relayHash 4062f328ecc5a8d79557a07956f6cffc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2812665285e5f8dc78dc1bf916f67ef645f5bd9b4f7760faa9e4b34aa23ed9b8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MenuLayoutQuery } from './MenuLayoutQuery.graphql';

const node: PreloadableConcreteRequest<MenuLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2812665285e5f8dc78dc1bf916f67ef645f5bd9b4f7760faa9e4b34aa23ed9b8",
    "metadata": {},
    "name": "MenuLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
