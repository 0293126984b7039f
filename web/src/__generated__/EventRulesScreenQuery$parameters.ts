/**
 * @generated SignedSource<<c86f5fb43b9b0f645526b2d954bf2153>>
 * @relayHash b7f32879bacd21f3523c43a7b663419d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b74b8a7964be8f5cdc2dc9fb1e3d9531cf87a554befe33abce7710a612fcf050

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventRulesScreenQuery } from './EventRulesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventRulesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b74b8a7964be8f5cdc2dc9fb1e3d9531cf87a554befe33abce7710a612fcf050",
    "metadata": {},
    "name": "EventRulesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
