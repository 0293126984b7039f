/**
 * @generated SignedSource<<fef4e256be40a0f597cb91960018e904>>
 * @relayHash 33ddd773cc169e03c2f86e7173426cc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2af06c86cbf0de6c7ff8304dcabfb267f4bc2e25727c6934e0457b3053ab78f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AcquisitionScreenQuery } from './AcquisitionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2af06c86cbf0de6c7ff8304dcabfb267f4bc2e25727c6934e0457b3053ab78f",
    "metadata": {},
    "name": "AcquisitionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
