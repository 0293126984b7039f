/**
 * @generated SignedSource<<5f8921bdffa3b0e18fdc4b129470bec7>>
 * @relayHash 045312af137dcd4865e12270bec4cf2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e428071bab716cb205916a4ab615756975e1fd81df7924711cca8e53416eb1bb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e428071bab716cb205916a4ab615756975e1fd81df7924711cca8e53416eb1bb",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
