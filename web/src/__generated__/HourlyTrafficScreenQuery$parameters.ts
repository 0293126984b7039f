/**
 * @generated SignedSource<<9813d50836f232da6a56f19e3bfc35aa>>
 * @relayHash d949b6cddf0b025aa14cca7a6ec37fa9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 629ba71147fe148fea9734189b2b42e271a1d265b98f4d338c5965d85d2a96cb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "629ba71147fe148fea9734189b2b42e271a1d265b98f4d338c5965d85d2a96cb",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
